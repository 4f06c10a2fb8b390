import { minifySync, type Plugin } from 'vite';

/** The scripts inside of the page, without their comments: the page has to arrive before anything is seen. */
export function inlineScripts(): Plugin {
  return {
    name: 'casino:inline-scripts',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: minifyInlineScripts },
  };
}

/** The page with minified scripts, whose hashes the security policy in `firebase.json` names. */
export function minifyInlineScripts(html: string): string {
  return html.replace(/(?<=<script>).*?(?=<\/script>)/gs, (code) => {
    const { code: small, errors } = minifySync('inline.js', code, {
      codegen: { removeWhitespace: true },
    });
    if (errors.length > 0) throw new Error(`A script of index.html cannot be read: ${errors[0]}`);
    return small;
  });
}
