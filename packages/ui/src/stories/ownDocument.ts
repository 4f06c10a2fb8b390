const story = { inline: false, height: '600px' } as const;

/**
 * Parameters of a story that covers the page, such as a dialog. In the docs each story gets its own document, so
 * that it does not cover the docs.
 */
export const ownDocument = { docs: { story, canvas: { className: '' } } } as const;

/** The same parameters for a low document, such as one of a pair of advice. */
export const lowDocument = { docs: { story: { inline: false, height: '280px' } } } as const;

/** The same parameters for a document as wide as a phone. The class is in `.storybook/docs.css`. */
export const ownPhone = { docs: { story, canvas: { className: 'own-phone' } } } as const;
