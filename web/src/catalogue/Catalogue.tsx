import { Button, NativeSelect, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import * as media from '#web/features/media/manager/MediaManager.stories.tsx';
import * as pageLists from '#web/features/pages/list/PageList.stories.tsx';
import * as pages from '#web/features/pages/Pages.stories.tsx';
import * as postLists from '#web/features/posts/list/PostList.stories.tsx';
import * as posts from '#web/features/posts/Posts.stories.tsx';
import * as stories from '#web/ui/ui.stories.tsx';
import * as links from '#web/widgets/link-field/LinkField.stories.tsx';
import * as presence from '#web/widgets/presence/PresenceNote.stories.tsx';
import * as checks from '#web/widgets/publish-checks/PublishChecks.stories.tsx';
import * as lists from '#web/widgets/record-list/RecordList.stories.tsx';
import * as uploads from '#web/widgets/uploads/Uploads.stories.tsx';
import classes from './Catalogue.module.css';

const SECTIONS: { title: string; Story: ComponentType; isInline?: boolean; isWide?: boolean }[] = [
  { title: 'Naslov zaslona', Story: stories.Heads, isWide: true },
  { title: 'Gumbi', Story: stories.Buttons, isInline: true },
  { title: 'Polja', Story: stories.Fields },
  { title: 'Adresa poveznice', Story: links.AddressOfLink },
  { title: 'Izbor', Story: stories.Choices, isInline: true },
  { title: 'Stanja riječima', Story: stories.Statuses, isInline: true },
  { title: 'Traka spremanja', Story: stories.SaveBars, isWide: true },
  { title: 'Uključeni filtri', Story: stories.Chips },
  { title: 'Odabir', Story: stories.Selection, isWide: true },
  { title: 'Mjesto za sliku, znak i poveznica', Story: stories.Placeholders, isInline: true },
  { title: 'Greška', Story: stories.Errors },
  { title: 'Prazno', Story: stories.Empty },
  { title: 'Nema pogodaka', Story: stories.NoMatch },
  { title: 'Odbijen obrazac', Story: stories.RefusedForm },
  { title: 'Stranice popisa', Story: stories.Pagers, isInline: true },
  { title: 'Poruke', Story: stories.Toasts, isInline: true },
  { title: 'Pitanje prije brisanja', Story: stories.Dialogs, isInline: true },
  { title: 'Pitanje dok se čeka', Story: stories.BusyDialog, isInline: true },
  { title: 'Pitanje nakon neuspjeha', Story: stories.FailedDialog, isInline: true },
  { title: 'Netko uređuje', Story: presence.OneEditing },
  { title: 'Netko ima otvoreno, i druga kartica', Story: presence.OneOpen },
  { title: 'Više ljudi', Story: presence.SeveralPeople },
  { title: 'Novija verzija', Story: presence.NewerVersion },
  { title: 'Novija verzija uz nespremljeno', Story: presence.NewerBesideUnsaved },
  { title: 'Prije objave: spremno', Story: checks.Ready },
  { title: 'Prije objave: što nedostaje', Story: checks.Advised },
  { title: 'Prije objave: provjera poveznica', Story: checks.CheckingLinks },
  { title: 'Prije objave: bez provjere poveznica', Story: checks.UncheckedLinks },
];

/** Pieces of the posts screens. Their fields have fixed ids, so that one of them stands on the page at a time. */
const POSTS: { title: string; Story: ComponentType }[] = [
  { title: 'Novi članak', Story: posts.NewForm },
  { title: 'Članak', Story: posts.FilledForm },
  { title: 'Promijenjeni članak', Story: posts.ChangedForm },
  { title: 'Nepotpun članak', Story: posts.IncompleteForm },
  { title: 'Članak koji nije spremljen', Story: posts.FailedForm },
  { title: 'Članak koji se sprema', Story: posts.FormBeingSaved },
  { title: 'Sačuvana skica', Story: posts.FormWithKeptDraft },
  { title: 'Članak koji se učitava', Story: posts.LoadingForm },
  { title: 'Popis članaka', Story: postLists.FullList },
  { title: 'Filtri', Story: postLists.Filters },
  { title: 'Odabrani članci', Story: postLists.Actions },
  { title: 'Dvije verzije', Story: posts.Conflict },
  { title: 'Dvije verzije bez sukoba', Story: posts.ConflictWithoutChoice },
];

/** Pieces of the pages screens. Their fields have fixed ids too. */
const PAGES: { title: string; Story: ComponentType }[] = [
  { title: 'Popis stranica', Story: pageLists.FullList },
  { title: 'Nova stranica', Story: pages.NewForm },
  { title: 'Stranica', Story: pages.FilledForm },
  { title: 'Stranica s isključenim dijelovima', Story: pages.FormWithPartsOff },
  { title: 'Nepotpuna stranica', Story: pages.IncompleteForm },
  { title: 'Stranica koja nije spremljena', Story: pages.FailedForm },
  { title: 'Stranica koja se sprema', Story: pages.FormBeingSaved },
  { title: 'Sačuvana skica stranice', Story: pages.FormWithKeptDraft },
  { title: 'Stranica koja se učitava', Story: pages.LoadingForm },
  { title: 'Dvije verzije stranice', Story: pages.Conflict },
  { title: 'Što vodi na stranicu', Story: pages.FoundReferences },
  { title: 'Ništa ne vodi na stranicu', Story: pages.NoReferences },
  { title: 'Provjerava se što vodi na stranicu', Story: pages.LoadingReferences },
  { title: 'Nije poznato što vodi na stranicu', Story: pages.FailedReferences },
];

const UPLOADS: { title: string; Story: ComponentType }[] = [
  { title: 'U tijeku', Story: uploads.Running },
  { title: 'U tijeku s neuspjesima', Story: uploads.RunningWithFailures },
  { title: 'Na početku', Story: uploads.Beginning },
  { title: 'Prekinuto', Story: uploads.Interrupted },
  { title: 'Gotovo', Story: uploads.Done },
  { title: 'Gotovo s neuspjesima', Story: uploads.DoneWithFailures },
  { title: 'Ništa nije spremljeno', Story: uploads.NothingSaved },
  { title: 'Bez veze', Story: uploads.Offline },
  { title: 'Bez prijave', Story: uploads.WithoutSession },
  { title: 'Tristo datoteka', Story: uploads.ThreeHundred },
  { title: 'U više foldera', Story: uploads.SeveralFolders },
  { title: 'Gumbi i područje za puštanje', Story: uploads.Choosers },
];

const MEDIA: { title: string; Story: ComponentType }[] = [
  { title: 'Prazan folder', Story: media.EmptyFolder },
  { title: 'Tablica datoteka', Story: media.FullTable },
  { title: 'Mreža datoteka', Story: media.FullGrid },
  { title: 'Detalji datoteke', Story: media.Details },
  { title: 'Pogoci', Story: media.Hits },
  { title: 'Bez pogodaka', Story: media.WithoutMatch },
  { title: 'Datoteke koje se učitavaju', Story: media.Loading },
  { title: 'Mreža koja se učitava', Story: media.LoadingGrid },
  { title: 'Datoteke koje nisu učitane', Story: media.Failed },
  { title: 'Koš', Story: media.Bin },
  { title: 'Prazan koš', Story: media.EmptyBin },
  { title: 'Koš koji nije učitan', Story: media.FailedBin },
];

/** The list that every kind of record has, in its states. */
const LISTS: { title: string; Story: ComponentType }[] = [
  { title: 'Polja za odabir', Story: lists.SelectBoxes },
  { title: 'Redci', Story: lists.Rows },
  { title: 'Popis', Story: lists.FullList },
  { title: 'Popis s filtrom', Story: lists.FilteredList },
  { title: 'Popis na više stranica', Story: lists.SeveralPages },
  { title: 'Popis bez zapisa', Story: lists.EmptyList },
  { title: 'Popis bez pogodaka', Story: lists.ListWithoutMatch },
  { title: 'Popis bez pogodaka po filtrima', Story: lists.ListWithoutFilterMatch },
  { title: 'Popis koji se učitava', Story: lists.LoadingList },
  { title: 'Popis koji nije učitan', Story: lists.FailedList },
  { title: 'Prijevodi na popisu', Story: lists.Translations },
];

/** Every shared piece in its states, for those who build screens. It runs in development only. */
export function Catalogue() {
  return (
    <main className={classes.page}>
      <ColourSchemeButton />
      <div className={classes.grid}>
        {SECTIONS.map(({ title, Story, isInline, isWide }) => (
          <section key={title} className={classes.section} data-wide={isWide} aria-label={title}>
            <h2 className={classes.title}>{title}</h2>
            <div className={isInline ? classes.inline : classes.stacked}>
              <Story />
            </div>
          </section>
        ))}
      </div>
      <ChosenStory title="Popisi" label="Koji popis" choices={LISTS} />
      <ChosenStory title="Članci" label="Što se prikazuje" choices={POSTS} />
      <ChosenStory title="Stranice" label="Što se prikazuje od stranica" choices={PAGES} />
      <ChosenStory title="Učitavanja" label="Koje učitavanje" choices={UPLOADS} />
      <ChosenStory title="Media" label="Koje datoteke" choices={MEDIA} />
    </main>
  );
}

/** One story of several at a time. */
function ChosenStory({ title, label, choices }: { title: string; label: string; choices: typeof POSTS }) {
  const [shown, setShown] = useState(choices[0]?.title);
  return (
    <section className={classes.wide} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <NativeSelect
        className={classes.choice}
        label={label}
        value={shown}
        data={choices.map((choice) => choice.title)}
        rightSection={<IconChevronDown aria-hidden />}
        onChange={(event) => setShown(event.currentTarget.value)}
      />
      {choices
        .filter((choice) => choice.title === shown)
        .map(({ title: chosen, Story }) => (
          <Story key={chosen} />
        ))}
    </section>
  );
}

function ColourSchemeButton() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  return (
    <Button onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}>
      {scheme === 'dark' ? 'Svijetli prikaz' : 'Tamni prikaz'}
    </Button>
  );
}
