/** Landing, log-in and the pages between sign-in and membership. */
export const account = {
  /** Told on the log-in page, after an account was deleted. */
  deleted: {
    title: 'Your account is gone',
    text: 'Your login and everything in this app have been deleted.',
    removal: (reference: string) =>
      `Your login and everything in this app have been deleted. Your data removal request has the reference ${reference}: please keep it. We have emailed it to you, too.`,
  },
  landing: {
    title: 'Your place at the table',
    text: 'See your reward balance, your tier and the offers that are waiting for you.',
    logIn: 'Log in',
  },
  login: {
    title: 'Welcome back',
    text: 'Log in to see your rewards.',
    email: 'Email',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    submit: 'Log in',
    submitting: 'Logging in',
    offline: 'You are offline. Connect to the internet to log in.',
  },
  verifyEmail: {
    title: 'Check your email',
    sentTo: 'Sent to',
    text: 'We have sent you a link. Open it to verify your email address, then come back here.',
    junk: 'Nothing there? Look in your junk folder: the link can take a few minutes.',
    check: 'I have verified my email',
    checking: 'Checking',
    unverified: 'That address is not verified yet. Open the link in the email, then try again.',
    signedOut: 'We have sent you a link. Open it to verify your email address, then log in.',
    logIn: 'Log in',
    logOut: 'Log Out',
  },
  linkMembership: {
    title: 'Your email is verified',
    text: 'One step left: your casino membership needs to be linked to this account before your rewards appear.',
    help: 'Reception at your casino can link it for you. Bring your membership card and photo ID.',
    loggedInAs: 'Logged in as',
    logOut: 'Log Out',
    loggingOut: 'Logging out',
  },
} as const;
