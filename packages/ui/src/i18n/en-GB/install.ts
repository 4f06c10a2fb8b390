/** The installation of the app. Specification section 1. */
export const install = {
  title: 'Keep your card at hand',
  text: 'Put Met Rewards on your home screen: it opens at once, even on poor reception.',
  confirm: 'Install',
  dismiss: 'Not now',
  /** For browsers without an install prompt: Safari, Chrome and Edge on iOS. */
  steps: {
    share: 'Press Share, in your browser’s bar or behind its three dots.',
    add: 'Choose Add to Home Screen. You may have to scroll, or press View More.',
    confirm: 'Leave Open as Web App on, and press Add.',
  },
} as const;
