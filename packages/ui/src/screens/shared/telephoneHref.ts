/** Returns the `tel:` link of a number such as `020 7946 0106`. */
export function telephoneHref(telephone: string): string {
  return `tel:${telephone.replaceAll(' ', '')}`;
}
