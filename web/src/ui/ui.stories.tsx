import {
  Button,
  Checkbox,
  NativeSelect,
  PasswordInput,
  SegmentedControl,
  Skeleton,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { IconPin, IconPlus, IconSettings, IconTrash } from '#web/lib/icons.ts';
import { story } from '#web/testing/story.ts';
import { BusyButton } from './BusyButton.tsx';
import { ConfirmDialog } from './dialogs/ConfirmDialog.tsx';
import { Pager } from './lists/Pager.tsx';
import { SelectionAction } from './lists/SelectionAction.tsx';
import { SelectionBar } from './lists/SelectionBar.tsx';
import { StatusDot } from './lists/StatusDot.tsx';
import { Thumbnail } from './lists/Thumbnail.tsx';
import { EmptyState } from './messages/EmptyState.tsx';
import { ErrorState } from './messages/ErrorState.tsx';
import { FormErrors } from './messages/FormErrors.tsx';
import { useToasts } from './messages/toasts.tsx';
import { Warning } from './messages/Warning.tsx';
import { PageHead } from './PageHead.tsx';
import { ProductMark } from './ProductMark.tsx';
import { SaveBar, type SaveState } from './SaveBar.tsx';
import { SaveBarButton } from './SaveBarButton.tsx';
import { TextLink } from './TextLink.tsx';

const nothing = () => {};
const pin = <IconPin aria-hidden />;
const trash = <IconTrash aria-hidden />;

function Heads() {
  const add = <Button leftSection={<IconPlus aria-hidden />}>Dodaj članak</Button>;
  const warning = <Warning icon={pin}>Upozorenje! Broj "pigned" članaka mora biti 3</Warning>;
  return <PageHead title="Svi postovi" note="1.642 članka" warning={warning} action={add} />;
}

function Buttons() {
  return (
    <>
      <Button variant="filled">Spremi</Button>
      <Button>Pregled</Button>
      <Button variant="quiet">Odbaci</Button>
      <Button variant="danger">Izbriši članak</Button>
      <Button variant="quiet-danger" leftSection={trash}>
        Izbriši
      </Button>
      <Button variant="filled" disabled>
        Spremi
      </Button>
      <Button disabled>Pregled</Button>
      <BusyButton variant="filled" isBusy>
        Sprema se
      </BusyButton>
    </>
  );
}

function Fields() {
  return (
    <>
      <TextInput label="Naslov" placeholder="Naslov" description="Vidi se u popisima." />
      <TextInput label="Naslov, neispravan" defaultValue="" error="Unesite naslov!" />
      <TextInput label="Alias" defaultValue="ne-mijenja-se" disabled />
      <PasswordInput label="Lozinka" visibilityToggleButtonProps={{ 'aria-label': 'Prikaži lozinku' }} />
      <NativeSelect label="Jezik" data={['Hrvatski hr-HR', 'Engleski en-GB']} />
      <NativeSelect label="Kategorija" data={['Odaberite kategoriju']} error="Odaberite kategoriju." />
      <NativeSelect label="Jezik, zaključan" data={['Hrvatski hr-HR']} disabled />
      <Textarea label="Opis" rows={2} />
    </>
  );
}

function Choices() {
  return (
    <>
      <SegmentedControl aria-label="Status" data={['Skica', 'Objavljeno']} defaultValue="Objavljeno" />
      <Switch label="Izdvojeno" defaultChecked />
      <Switch label="Ping" />
      <SegmentedControl aria-label="Status, zaključan" data={['Skica', 'Objavljeno']} disabled />
      <Switch label="Zaključano" disabled />
      <Switch label="Zaključano, uključeno" disabled checked readOnly />
      <Checkbox label="Odabrano" defaultChecked />
      <Checkbox label="Neodabrano" />
      <Checkbox label="Zaključano" disabled />
      <Checkbox label="Neispravno" error="Odaberite barem jedno." />
    </>
  );
}

const STATES: SaveState[] = [
  { kind: 'empty', text: 'Nespremljene promjene', detail: 'Spremljeno u 14:32' },
  { kind: 'full', text: 'Spremljeno u 14:32' },
  { kind: 'dotted', text: 'Sprema se…' },
  { kind: 'red', text: 'Nije spremljeno' },
];

function SaveBars() {
  return STATES.map((state) => (
    <div key={state.text}>
      <SaveBar state={state}>
        <SaveBarButton icon={<IconSettings aria-hidden />}>Objava</SaveBarButton>
        <BusyButton variant="filled" isBusy={state.kind === 'dotted'}>
          Spremi
        </BusyButton>
      </SaveBar>
    </div>
  ));
}

function Selection() {
  return (
    <>
      <div style={{ height: 44 }} />
      <SelectionBar label="Odabrani članci" count="Odabrana 3 članka" onClear={nothing}>
        <SelectionAction icon={trash}>Izbriši</SelectionAction>
        <SelectionAction icon={pin} isBusy>
          Objavi
        </SelectionAction>
      </SelectionBar>
    </>
  );
}

function Parts() {
  return (
    <>
      {STATES.map(({ kind, text }) => (
        <StatusDot key={kind} kind={kind}>
          {text}
        </StatusDot>
      ))}
      <Skeleton height={12} width={240} />
      <Thumbnail url={undefined} width={60} height={40} />
      <ProductMark height={40} />
      <TextLink to="/">Svi postovi</TextLink>
      <Pager page={2} pages={83} onChange={nothing} label="Stranice popisa" />
      <Pager page={1} pages={0} onChange={nothing} label="Stranice praznog popisa" />
    </>
  );
}

function Messages() {
  return (
    <>
      <ErrorState title="Popis članaka nije učitan." reason="Poslužitelj se ne javlja." onRetry={nothing} />
      <EmptyState
        title="Nijedan naslov ne sadrži „sinkovich”."
        help="Kvačice i velika slova nisu važni."
        actions={<Button>Poništi pretragu</Button>}
      />
      <FormErrors title="Unesite podatke" fields={[{ id: 'story-title', label: 'naslov' }]} />
      <TextInput id="story-title" label="Naslov članka" error="Unesite naslov!" />
      <FormErrors title="Nešto nije u redu! Poslužitelj se ne javlja." />
    </>
  );
}

export const HeadStory = story('Naslov zaslona', Heads, 'wide');
export const ButtonStory = story('Gumbi', Buttons, 'inline');
export const FieldStory = story('Polja', Fields);
export const ChoiceStory = story('Izbor', Choices, 'inline');
export const SaveBarStory = story('Traka spremanja', SaveBars, 'wide');
export const SelectionStory = story('Odabir', Selection, 'wide');
export const PartStory = story('Stanja, mjesto za sliku, znak, poveznica i stranice popisa', Parts, 'inline');
export const MessageStory = story('Greška, prazno i odbijen obrazac', Messages);

export const Toasts = story(
  'Poruke',
  function Toasts() {
    const toasts = useToasts();
    return (
      <>
        <Button onClick={() => toasts.success('Dodano', 60_000)}>Uspjeh</Button>
        <Button onClick={() => toasts.error('Dozvoljeno je odabrati samo 3 posta!')}>Greška</Button>
      </>
    );
  },
  'inline',
);

type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'isOpen' | 'onConfirm' | 'onCancel'>;

function Asking({ button, ...question }: Question & { button: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{button}</Button>
      <ConfirmDialog {...question} isOpen={isOpen} onConfirm={close} onCancel={close} />
    </>
  );
}

const DELETION: Question = {
  title: 'Da li sigurno želite obrisati?',
  subject: 'Barbara Matić i prvo hrvatsko zlato na tatamiju',
  consequences: [{ icon: pin, text: 'Prikvačen je na naslovnici, bit će otkvačen' }],
  confirmText: 'Izbriši članak',
};

export const Dialogs = story('Pitanje prije brisanja', () => <Asking button="Otvori pitanje" {...DELETION} />);
export const BusyDialog = story('Pitanje dok se čeka', () => (
  <Asking button="Otvori pitanje koje čeka" {...DELETION} isBusy />
));
export const FailedDialog = story('Pitanje nakon neuspjeha', () => (
  <Asking
    button="Otvori odbijeno pitanje"
    {...{ title: 'Imate nespremljene promjene.', confirmText: 'Napusti bez spremanja', cancelText: 'Ostani' }}
    error={new Error('Poslužitelj se ne javlja. Provjerite vezu i pokušajte ponovno.')}
    isHarmless
  />
));
