/** My Benefits. */
export const benefits = {
  loading: 'Loading your benefits',
  errorTitle: 'We could not load your benefits',
  emptyTitle: 'No benefits to show just now',
  emptyText: 'There are none here yet. Reception can tell you what your card brings you today.',
  lead: (tier: string) => `What your ${tier} card brings you`,
  leadAt: (tier: string, venue: string) => `What your ${tier} card brings you at ${venue}`,
  ownTitle: (tier: string) => `Your ${tier} benefits`,
  compareTitle: 'Every tier compared',
  compareWith: 'Compare with',
  caption: 'What each tier brings',
  benefit: 'Benefit',
  ownTier: 'Your tier',
  none: 'Not included',
} as const;
