import { InstallBanner } from '../../components/InstallBanner/InstallBanner.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { logOutIcon } from '../../primitives/Icon/topicIcons.ts';
import { CasinoPage } from '../frames/CasinoPage.tsx';
import type { MoreScreenProps } from './More.types.ts';
import { MoreList } from './MoreList.tsx';

/** `/more`: the pages that are not in the bottom bar. Specification section 2. */
export function MoreScreen({ layout, groups, install, logOut }: MoreScreenProps) {
  const { install: words, navigation } = useMessages();
  return (
    <CasinoPage layout={layout} title={navigation.more}>
      <Grid least="22rem" gap={6}>
        {groups.map((group) => (
          <MoreList key={group.title} group={group} />
        ))}
      </Grid>
      {install && <InstallBanner title={words.title} text={words.text} way={install} />}
      <div>
        <Button
          variant="secondary"
          icon={logOutIcon}
          block={layout === 'mobile'}
          onClick={logOut.onSelect}
        >
          {logOut.label}
        </Button>
      </div>
    </CasinoPage>
  );
}
