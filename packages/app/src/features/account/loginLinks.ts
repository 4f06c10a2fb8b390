import type { LoginScreenProps } from '@casino/ui';
import { pathTo } from '../../paths.ts';

/** Where the log-in page leads. */
export const LOGIN_LINKS: LoginScreenProps['links'] = {
  forgottenHref: pathTo('forgottenPassword'),
  createHref: pathTo('createLogin'),
  supportHref: pathTo('support'),
};
