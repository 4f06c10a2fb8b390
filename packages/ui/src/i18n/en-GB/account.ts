/** The landing page and the log-in. */
export const account = {
  /** A notification on the log-in page after an account was deleted. */
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
    create: 'Create a login',
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
    forgotten: 'Forgotten password?',
    create: 'Create a login',
    support: 'Support',
    offline: 'You are offline. Connect to the internet to log in.',
  },
} as const;
