/** A text without the marks that keep its dates on one line. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
