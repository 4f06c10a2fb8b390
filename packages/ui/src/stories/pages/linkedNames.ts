/** The components by name, with the title of their stories. */
type Titles = Readonly<Record<string, { readonly title: string }>>;

/** The address of the docs page of a title, such as `Primitives/Button`, in Storybook. */
export const docsHref = (title: string): string =>
  `?path=/docs/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;

/** Makes links of the names of other components in the code quotes of a text in Markdown. */
export function linkNames(markdown: string, titles: Titles, own?: string): string {
  return markdown.replace(/`(\w+)`/g, (code, name: string) => {
    const { [name]: component } = titles;
    return component && name !== own ? `[${name}](${docsHref(component.title)})` : code;
  });
}
