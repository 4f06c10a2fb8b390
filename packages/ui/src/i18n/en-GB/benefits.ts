/** My Benefits. */
export const benefits = {
  loading: 'Loading your benefits',
  errorTitle: 'We could not load your benefits',
  emptyTitle: 'No benefits to show just now',
  emptyText:
    'Your casino has not published any yet. Ask reception what your card brings you today.',
  lead: (tier: string) => `What your ${tier} card brings you`,
  leadAt: (tier: string, venue: string) => `What your ${tier} card brings you at ${venue}`,
  ownTitle: (tier: string) => `Your ${tier} benefits`,
  compareTitle: 'Every tier compared',
  compareWith: 'Compare with',
  caption: 'What each tier is given',
  benefit: 'Benefit',
  ownTier: 'Your tier',
  none: 'Not included',
} as const;
