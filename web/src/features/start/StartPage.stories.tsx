import { StartPage } from './StartPage.tsx';

export function NoScreens() {
  return <StartPage name="Ana Kovač" cards={[]} />;
}
NoScreens.title = 'Početna stranica/Bez zaslona';

export function SomeScreens() {
  const cards = [
    { key: 'media', group: 'Mediji i dokumenti', title: 'Media', path: '/media' },
    { key: 'documents', group: 'Mediji i dokumenti', title: 'Dokumenti', path: '/dokumenti-folderi' },
    { key: 'athletes', group: 'Sport', title: 'Sportaši', path: '/sportasi' },
    { key: 'medals', group: 'Sport', title: 'Medalje', path: '/medalje' },
  ];
  return <StartPage name="Ana Kovač" cards={cards} />;
}
SomeScreens.title = 'Početna stranica/Zasloni uloge';

export function WithoutName() {
  return <StartPage name="" cards={[]} />;
}
WithoutName.title = 'Početna stranica/Bez imena';
