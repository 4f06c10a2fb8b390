/** What a deployment that would lock everybody out is told. */
const LOCKED_OUT = `App Check is on, and the app that this builds could not prove itself: every call of every member would be
refused. Give CASINO_FIREBASE_CONFIG its "appCheck", or set ENFORCE_APP_CHECK=false for this project.
docs/deploy.md, "App Check", has the steps.`;

const OFF = `App Check is off for this project (ENFORCE_APP_CHECK=false): whoever knows its address may call the backend,
not the app alone. docs/deploy.md, "App Check", has the steps that turn it on.`;

/**
 * What a deployment has to be told about App Check before it begins; null where nothing.
 * @param {Readonly<Record<string, string | undefined>>} settings what the functions are given
 * @param {string | undefined} pageConfig what the page is built with: `CASINO_FIREBASE_CONFIG`
 * @returns {{ readonly refuses: boolean, readonly message: string } | null}
 */
export function judgeAppCheck(settings, pageConfig) {
  if (settings.ENFORCE_APP_CHECK === 'false') return { refuses: false, message: OFF };
  return provesItself(pageConfig) ? null : { refuses: true, message: LOCKED_OUT };
}

function provesItself(pageConfig) {
  try {
    const { appId, siteKey } = JSON.parse(pageConfig ?? '').appCheck;
    return Boolean(appId && siteKey);
  } catch {
    return false;
  }
}
