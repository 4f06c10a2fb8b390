import { Fragment } from 'react';

/** A name such as "Settings/Communication", which may wrap after its slash. */
export function SlashedName({ children }: { readonly children: string }) {
  return children.split(/(?<=\/)/).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}
