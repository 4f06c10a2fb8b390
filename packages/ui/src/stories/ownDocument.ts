const story = { inline: false, height: '600px' } as const;

/**
 * Parameters of what opens above the whole page, such as a dialog: on a page of the docs each story gets a
 * document of its own, so that it does not cover the page.
 */
export const ownDocument = { docs: { story, canvas: { className: '' } } } as const;

/** The same in a document as wide as a phone. `.storybook/docs.css` has the class. */
export const ownPhone = { docs: { story, canvas: { className: 'own-phone' } } } as const;
