import { enGB } from '../i18n/messages.ts';
import { Accordion } from '../primitives/Accordion/Accordion.tsx';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Banner } from '../primitives/Banner/Banner.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Checkbox } from '../primitives/Checkbox/Checkbox.tsx';
import { DefinitionList } from '../primitives/DefinitionList/DefinitionList.tsx';
import { TextField } from '../primitives/Field/TextField.tsx';
import { Progress } from '../primitives/Progress/Progress.tsx';
import { RadioGroup } from '../primitives/RadioGroup/RadioGroup.tsx';
import { Select } from '../primitives/Select/Select.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Switch } from '../primitives/Switch/Switch.tsx';
import { Tabs } from '../primitives/Tabs/Tabs.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { TextLink } from '../primitives/TextLink/TextLink.tsx';

const BADGES = ['neutral', 'success', 'warning', 'danger', 'info'] as const;
const BANNERS = ['info', 'success', 'warning', 'danger'] as const;
const ignore = () => undefined;

export interface EveryPrimitiveProps {
  /** The name of the radio group, unique for each theme. */
  readonly name: string;
}

/** Every primitive with colours of the theme, in each state that changes colours. */
export function EveryPrimitive({ name }: EveryPrimitiveProps) {
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Text variant="overline" tone="metal">
          Your place at the table
        </Text>
        <Text variant="heading">Good evening</Text>
        <Text tone="muted">
          See the <TextLink href="#offers">offers</TextLink> that are yours.
        </Text>
      </Stack>
      <Stack direction="row" gap={2} wrap>
        <Button>Save</Button>
        <Button variant="secondary">Later</Button>
        <Button variant="quiet">Not now</Button>
        <Button variant="danger">Delete</Button>
        <Button disabled>Sent</Button>
      </Stack>
      <Stack direction="row" gap={2} wrap>
        {BADGES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Stack>
      {BANNERS.map((tone) => (
        <Banner key={tone} tone={tone} title={tone}>
          What happened, and what to do next.
        </Banner>
      ))}
      <TextField label="Email" type="email" defaultValue="fern@demo.test" hint="As you log in." />
      <TextField label="Mobile" error={enGB.errors.validation.required('Mobile')} />
      <Select label="Title" options={[{ value: 'ms', label: 'Ms' }]} />
      <Checkbox label="I am over the age of 18" defaultChecked />
      <Switch label="News by email" defaultChecked />
      <RadioGroup
        label="Appearance"
        name={name}
        direction="row"
        defaultValue="dark"
        options={[
          { value: 'dark', label: 'Dark' },
          { value: 'light', label: 'Light' },
        ]}
      />
      <Progress label="Your tier" value={400} max={1000} valueText="7,200 of 18,000" />
      <Tabs
        label="Offers"
        selected="mine"
        onSelect={ignore}
        items={[
          { id: 'mine', label: 'Mine', panel: <Text variant="small">Given to you.</Text> },
          { id: 'others', label: 'Others', panel: null },
        ]}
      />
      <DefinitionList items={[{ term: 'Membership number', description: '100200' }]} />
      <Accordion
        openId="points"
        items={[
          { id: 'points', title: 'When do points to spend appear?', content: 'The next morning.' },
        ]}
      />
    </Stack>
  );
}
