// A wrong prop is an error for a consumer.
import { Button, type ButtonProps, checkIcon, LoginScreen } from '@casino/ui';

export const right: ButtonProps = { children: 'Save', icon: checkIcon, variant: 'danger' };
// @ts-expect-error there is no such look
export const wrong: ButtonProps = { children: 'Save', variant: 'loud' };
// @ts-expect-error an icon is a drawing, not its name
export const drawn = <Button icon="check">Save</Button>;
// @ts-expect-error a screen needs its state
export const screen = <LoginScreen layout="mobile" />;
