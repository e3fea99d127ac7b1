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
import { BusyButton } from './BusyButton.tsx';
import { ConfirmDialog } from './dialogs/ConfirmDialog.tsx';
import { FilterChips } from './lists/FilterChips.tsx';
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

export function Heads() {
  return (
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
  );
}
Heads.title = 'Naslov zaslona';
Heads.layout = 'wide';

export function Buttons() {
  return (
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
  );
}
Buttons.title = 'Gumbi';
Buttons.layout = 'inline';

export function Fields() {
  return (
    <>
      <TextInput label="Naslov" placeholder="Naslov" description="Vidi se u popisima." />
      <TextInput label="Naslov, neispravan" defaultValue="" error="Unesite naslov!" />
      <TextInput label="Alias" defaultValue="ne-mijenja-se" disabled />
      <PasswordInput label="Lozinka" visibilityToggleButtonProps={{ 'aria-label': 'Prikaži lozinku' }} />
      <NativeSelect label="Jezik" data={['Hrvatski hr-HR', 'Engleski en-GB']} />
      <NativeSelect
        label="Kategorija"
        data={['Odaberite kategoriju']}
        error="Bez kategorije članak se ne vidi ni u jednoj rubrici."
      />
      <NativeSelect label="Jezik, zaključan" data={['Hrvatski hr-HR']} disabled />
      <Textarea label="Opis" rows={2} />
    </>
  );
}
Fields.title = 'Polja';

export function Choices() {
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
Choices.title = 'Izbor';
Choices.layout = 'inline';

export function Statuses() {
  return (
    <>
      <StatusDot kind="full">Objavljeno</StatusDot>
      <StatusDot kind="empty">Skica</StatusDot>
      <StatusDot kind="dotted">Post se objavljuje...</StatusDot>
      <StatusDot kind="red">Nije spremljeno</StatusDot>
    </>
  );
}
Statuses.title = 'Stanja riječima';
Statuses.layout = 'inline';

export function SaveBars() {
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
}
SaveBars.title = 'Traka spremanja';
SaveBars.layout = 'wide';

export function Chips() {
  const names = { status: ['Status', 'Skica'], from: ['Od', '01-01-2026'] } as const;
  const chips = Object.entries(names).map(([key, [name, value]]) => ({ key, name, value, onRemove: nothing }));
  return <FilterChips chips={chips} onClear={nothing} />;
}
Chips.title = 'Uključeni filtri';

export function Selection() {
  return (
    <>
      <div style={{ height: 44 }} />
      <SelectionBar label="Odabrani članci" count="Odabrana 3 članka" onClear={nothing}>
        <SelectionAction icon={<IconTrash aria-hidden />}>Izbriši</SelectionAction>
        <SelectionAction icon={<IconPin aria-hidden />} isBusy>
          Objavi
        </SelectionAction>
      </SelectionBar>
    </>
  );
}
Selection.title = 'Odabir';
Selection.layout = 'wide';

export function Placeholders() {
  return (
    <>
      <Skeleton height={12} width={240} />
      <Thumbnail url={undefined} width={60} height={40} />
      <ProductMark height={40} />
      <TextLink to="/">Svi postovi</TextLink>
    </>
  );
}
Placeholders.title = 'Mjesto za sliku, znak i poveznica';
Placeholders.layout = 'inline';

export function Errors() {
  return (
    <ErrorState
      title="Popis članaka nije učitan."
      reason="Poslužitelj se ne javlja. Vaša pretraga „sinković” ostaje upisana."
      onRetry={nothing}
    />
  );
}
Errors.title = 'Greška';

export function Empty() {
  return (
    <EmptyState
      title="Ovdje će biti članci na hrvatskom."
      help="Za prvi članak trebate naslov i kategoriju."
      actions={<Button variant="filled">Dodaj članak</Button>}
    />
  );
}
Empty.title = 'Prazno';

export function NoMatch() {
  return (
    <EmptyState
      title="Nijedan naslov ne sadrži „sinkovich”."
      help="Kvačice i velika slova nisu važni."
      actions={<Button>Poništi pretragu</Button>}
    />
  );
}
NoMatch.title = 'Nema pogodaka';

export function RefusedForm() {
  return (
    <>
      <FormErrors title="Unesite podatke" fields={[{ id: 'story-title', label: 'naslov' }]} />
      <TextInput id="story-title" label="Naslov članka" error="Unesite naslov!" />
      <FormErrors title="Nešto nije u redu! Poslužitelj se ne javlja." />
    </>
  );
}
RefusedForm.title = 'Odbijen obrazac';

export function Pagers() {
  const [page, setPage] = useState(2);
  return (
    <>
      <Pager page={page} pages={83} onChange={setPage} label="Stranice popisa" />
      <Pager page={1} pages={0} onChange={nothing} label="Stranice praznog popisa" />
    </>
  );
}
Pagers.title = 'Stranice popisa';
Pagers.layout = 'inline';

export function Toasts() {
  const toasts = useToasts();
  return (
    <>
      <Button onClick={() => toasts.success('Dodano', 60_000)}>Uspjeh</Button>
      <Button onClick={() => toasts.error('Dozvoljeno je odabrati samo 3 posta!')}>Greška</Button>
    </>
  );
}
Toasts.title = 'Poruke';
Toasts.layout = 'inline';

export function Dialogs() {
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
}
Dialogs.title = 'Pitanje prije brisanja';
Dialogs.layout = 'inline';

export function BusyDialog() {
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
}
BusyDialog.title = 'Pitanje dok se čeka';
BusyDialog.layout = 'inline';

export function FailedDialog() {
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
}
FailedDialog.title = 'Pitanje nakon neuspjeha';
FailedDialog.layout = 'inline';
