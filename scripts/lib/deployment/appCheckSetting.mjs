const NO_KEY = `App Check is on, but the app has no App Check key, so the backend would reject every call.
Add "appCheck" to CASINO_FIREBASE_CONFIG, or set ENFORCE_APP_CHECK=false for this project.
docs/deploy.md, "App Check", has the steps.`;

const OFF = `App Check is off for this project (ENFORCE_APP_CHECK=false): any client can call the backend, not only
the app. docs/deploy.md, "App Check", has the steps to turn it on.`;

/**
 * Checks the App Check settings of a deployment. Returns null if they need no message.
 * @param {Readonly<Record<string, string | undefined>>} settings of the functions
 * @param {string | undefined} pageConfig `CASINO_FIREBASE_CONFIG` of the page
 * @returns {{ readonly refuses: boolean, readonly message: string } | null}
 */
export function checkAppCheck(settings, pageConfig) {
  if (settings.ENFORCE_APP_CHECK === 'false') return { refuses: false, message: OFF };
  return hasAppCheckKey(pageConfig) ? null : { refuses: true, message: NO_KEY };
}

function hasAppCheckKey(pageConfig) {
  try {
    const { appId, siteKey } = JSON.parse(pageConfig ?? '').appCheck;
    return Boolean(appId && siteKey);
  } catch {
    return false;
  }
}
