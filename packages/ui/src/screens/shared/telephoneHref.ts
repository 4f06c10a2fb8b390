/** The link that rings a number, written as people read it: `020 7946 0106`. */
export function telephoneHref(telephone: string): string {
  return `tel:${telephone.replaceAll(' ', '')}`;
}
