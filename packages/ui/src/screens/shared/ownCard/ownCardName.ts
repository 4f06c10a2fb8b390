/** The member's card is one element on home and on the page of a new membership. */
export const OWN_CARD = 'own-card';
