import { story } from '#web/testing/story.ts';
import { StartPage } from './StartScreen.tsx';

export const NoScreens = story('Početna stranica/Bez zaslona', () => <StartPage name="Ana Kovač" cards={[]} />);

export const SomeScreens = story('Početna stranica/Zasloni uloge', function SomeScreens() {
  const cards = [
    { key: 'media', group: 'Mediji i dokumenti', title: 'Media', path: '/media' },
    { key: 'documents', group: 'Mediji i dokumenti', title: 'Dokumenti', path: '/dokumenti-folderi' },
    { key: 'athletes', group: 'Sport', title: 'Sportaši', path: '/sportasi' },
    { key: 'medals', group: 'Sport', title: 'Medalje', path: '/medalje' },
  ];
  return <StartPage name="Ana Kovač" cards={cards} />;
});

export const WithoutName = story('Početna stranica/Bez imena', () => <StartPage name="" cards={[]} />);
