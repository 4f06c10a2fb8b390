import { minifySync, type Plugin } from 'vite';

/** The scripts inside of the page, without their comments: the page has to arrive before anything is seen. */
export function inlineScripts(): Plugin {
  return {
    name: 'casino:inline-scripts',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: minifyInlineScripts },
  };
}

/**
 * The page with a minified script in its body, whose hash the security policy in `firebase.json` names. The
 * script in its head stays as it is: browsers read it that know none of the syntax that a minifier writes.
 */
export function minifyInlineScripts(html: string): string {
  const [head = '', body = ''] = html.split('<body>');
  const small = body.replace(/(?<=<script>).*?(?=<\/script>)/gs, (code) => {
    const { code: minified, errors } = minifySync('inline.js', code);
    if (errors.length > 0) throw new Error(`The script of index.html cannot be read: ${errors[0]}`);
    return minified;
  });
  return `${head}<body>${small}`;
}
