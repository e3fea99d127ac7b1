import { Button, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import type { ComponentType } from 'react';
import * as stories from '#web/ui/ui.stories.tsx';
import classes from './Catalogue.module.css';

const SECTIONS: { title: string; Story: ComponentType; isInline?: boolean }[] = [
  { title: 'Naslov zaslona', Story: stories.Heads },
  { title: 'Gumbi', Story: stories.Buttons, isInline: true },
  { title: 'Polja', Story: stories.Fields },
  { title: 'Izbor', Story: stories.Choices, isInline: true },
  { title: 'Stanja riječima', Story: stories.Statuses, isInline: true },
  { title: 'Traka spremanja', Story: stories.SaveBars },
  { title: 'Tablica', Story: stories.FullTable },
  { title: 'Učitavanje', Story: stories.LoadingTable },
  { title: 'Mjesto za sliku, znak i poveznica', Story: stories.Placeholders, isInline: true },
  { title: 'Greška', Story: stories.Errors },
  { title: 'Prazno', Story: stories.Empty },
  { title: 'Nema pogodaka', Story: stories.NoMatch },
  { title: 'Odbijen obrazac', Story: stories.RefusedForm },
  { title: 'Stranice popisa', Story: stories.Pagers, isInline: true },
  { title: 'Poruke', Story: stories.Toasts, isInline: true },
  { title: 'Pitanje prije brisanja', Story: stories.Dialogs, isInline: true },
];

/** Every shared piece in its states, for those who build screens. It runs in development only. */
export function Catalogue() {
  return (
    <main className={classes.page}>
      <ColourSchemeButton />
      <div className={classes.grid}>
        {SECTIONS.map(({ title, Story, isInline }) => (
          <section key={title} className={classes.section} aria-label={title}>
            <h2 className={classes.title}>{title}</h2>
            <div className={isInline ? classes.inline : classes.stacked}>
              <Story />
            </div>
          </section>
        ))}
      </div>
    </main>
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
