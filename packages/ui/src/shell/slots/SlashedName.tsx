import { Fragment } from 'react';

/**
 * A name such as "Settings/Communication", which may wrap after its slash. Where it can change, the element around it has it as
 * its key: on a page that the browser translates, React cannot remove a part.
 */
export function SlashedName({ children }: { readonly children: string }) {
  return children.split(/(?<=\/)/).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
