// Invalid props must be type errors for a consumer.
import { Button, type ButtonProps, checkIcon, LoginScreen } from '@casino/ui';

export const right: ButtonProps = { children: 'Save', icon: checkIcon, variant: 'danger' };
// @ts-expect-error unknown variant
export const wrong: ButtonProps = { children: 'Save', variant: 'loud' };
// @ts-expect-error an icon is an element, not a name
export const drawn = <Button icon="check">Save</Button>;
// @ts-expect-error the state is required
export const screen = <LoginScreen layout="mobile" />;
