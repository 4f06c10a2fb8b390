import { minifySync, type Plugin } from 'vite';

/** Minifies the inline scripts, because the first paint waits for the whole page. */
export function inlineScripts(): Plugin {
  return {
    name: 'casino:inline-scripts',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: minifyInlineScripts },
  };
}

/**
 * Minifies the script in the body of a page. The security policy in `firebase.json` contains its hash. The script in the
 * head stays as it is: it also runs in browsers that cannot parse the syntax of the minifier.
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
