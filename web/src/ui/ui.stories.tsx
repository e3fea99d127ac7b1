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
import { IconPin, IconPlus, IconSettings, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
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

export const Heads = story(
  'Naslov zaslona',
  () => (
    <PageHead
      title="Svi postovi"
      note="1.642 članka"
      warning={<Warning icon={<IconPin aria-hidden />}>Upozorenje! Broj "pigned" članaka mora biti 3</Warning>}
      action={
        <Button variant="filled" leftSection={<IconPlus aria-hidden />}>
          Dodaj članak
        </Button>
      }
    />
  ),
  'wide',
);

export const Buttons = story(
  'Gumbi',
  () => (
    <>
      <Button variant="filled">Spremi</Button>
      <Button>Pregled</Button>
      <Button variant="quiet">Odbaci</Button>
      <Button variant="danger">Izbriši članak</Button>
      <Button variant="quiet-danger" leftSection={<IconTrash aria-hidden />}>
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
  ),
  'inline',
);

export const Fields = story('Polja', () => (
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
));

export const Choices = story(
  'Izbor',
  () => (
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
  ),
  'inline',
);

export const Statuses = story(
  'Stanja riječima',
  () => (
    <>
      <StatusDot kind="full">Objavljeno</StatusDot>
      <StatusDot kind="empty">Skica</StatusDot>
      <StatusDot kind="dotted">Post se objavljuje...</StatusDot>
      <StatusDot kind="red">Nije spremljeno</StatusDot>
    </>
  ),
  'inline',
);

export const SaveBars = story(
  'Traka spremanja',
  function SaveBars() {
    const states: SaveState[] = [
      { kind: 'empty', text: 'Nespremljene promjene', detail: 'Spremljeno u 14:32' },
      { kind: 'full', text: 'Spremljeno u 14:32' },
      { kind: 'dotted', text: 'Sprema se…' },
      { kind: 'red', text: 'Nije spremljeno' },
    ];
    return states.map((state) => (
      <div key={state.text}>
        <SaveBar state={state}>
          <SaveBarButton icon={<IconSettings aria-hidden />}>Objava</SaveBarButton>
          <BusyButton variant="filled" isBusy={state.kind === 'dotted'}>
            Spremi
          </BusyButton>
        </SaveBar>
      </div>
    ));
  },
  'wide',
);

export const Selection = story(
  'Odabir',
  () => (
    <>
      <div style={{ height: 44 }} />
      <SelectionBar label="Odabrani članci" count="Odabrana 3 članka" onClear={nothing}>
        <SelectionAction icon={<IconTrash aria-hidden />}>Izbriši</SelectionAction>
        <SelectionAction icon={<IconPin aria-hidden />} isBusy>
          Objavi
        </SelectionAction>
      </SelectionBar>
    </>
  ),
  'wide',
);

export const Placeholders = story(
  'Mjesto za sliku, znak i poveznica',
  () => (
    <>
      <Skeleton height={12} width={240} />
      <Thumbnail url={undefined} width={60} height={40} />
      <ProductMark height={40} />
      <TextLink to="/">Svi postovi</TextLink>
    </>
  ),
  'inline',
);

export const Errors = story('Greška', () => (
  <ErrorState
    title="Popis članaka nije učitan."
    reason="Poslužitelj se ne javlja. Vaša pretraga „sinković” ostaje upisana."
    onRetry={nothing}
  />
));

export const Empty = story('Prazno', () => (
  <EmptyState
    title="Ovdje će biti članci na hrvatskom."
    help="Za prvi članak trebate naslov i kategoriju."
    actions={<Button variant="filled">Dodaj članak</Button>}
  />
));

export const NoMatch = story('Nema pogodaka', () => (
  <EmptyState
    title="Nijedan naslov ne sadrži „sinkovich”."
    help="Kvačice i velika slova nisu važni."
    actions={<Button>Poništi pretragu</Button>}
  />
));

export const RefusedForm = story('Odbijen obrazac', () => (
  <>
    <FormErrors title="Unesite podatke" fields={[{ id: 'story-title', label: 'naslov' }]} />
    <TextInput id="story-title" label="Naslov članka" error="Unesite naslov!" />
    <FormErrors title="Nešto nije u redu! Poslužitelj se ne javlja." />
  </>
));

export const Pagers = story(
  'Stranice popisa',
  function Pagers() {
    const [page, setPage] = useState(2);
    return (
      <>
        <Pager page={page} pages={83} onChange={setPage} label="Stranice popisa" />
        <Pager page={1} pages={0} onChange={nothing} label="Stranice praznog popisa" />
      </>
    );
  },
  'inline',
);

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

export const Dialogs = story(
  'Pitanje prije brisanja',
  function Dialogs() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Otvori pitanje</Button>
        <ConfirmDialog
          isOpen={isOpen}
          title="Da li sigurno želite obrisati?"
          subject="Barbara Matić i prvo hrvatsko zlato na tatamiju"
          consequences={[{ icon: <IconPin aria-hidden />, text: 'Prikvačen je na naslovnici, bit će otkvačen' }]}
          confirmText="Izbriši članak"
          onConfirm={() => setIsOpen(false)}
          onCancel={() => setIsOpen(false)}
        />
      </>
    );
  },
  'inline',
);

export const BusyDialog = story(
  'Pitanje dok se čeka',
  function BusyDialog() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Otvori pitanje koje čeka</Button>
        <ConfirmDialog
          isOpen={isOpen}
          title="Da li sigurno želite obrisati?"
          subject="Barbara Matić i prvo hrvatsko zlato na tatamiju"
          confirmText="Izbriši članak"
          isBusy
          onConfirm={nothing}
          onCancel={() => setIsOpen(false)}
        />
      </>
    );
  },
  'inline',
);

export const FailedDialog = story(
  'Pitanje nakon neuspjeha',
  function FailedDialog() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Otvori odbijeno pitanje</Button>
        <ConfirmDialog
          isOpen={isOpen}
          title="Imate nespremljene promjene."
          error="Poslužitelj se ne javlja. Provjerite vezu i pokušajte ponovno."
          confirmText="Napusti bez spremanja"
          cancelText="Ostani"
          isHarmless
          onConfirm={nothing}
          onCancel={() => setIsOpen(false)}
        />
      </>
    );
  },
  'inline',
);
