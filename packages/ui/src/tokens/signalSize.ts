/** The size of the one word of a till's answer: as large as the longest word allows, read from a metre away. */
export const signalSize = { mobile: 'min(14vw, 5.5rem)', desktop: 'min(8.5vw, 5.5rem)' } as const;
