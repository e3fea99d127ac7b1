import { StartPage } from './StartPage.tsx';

export function NoScreens() {
  return <StartPage name="Ana Kovač" cards={[]} />;
}

export function SomeScreens() {
  const cards = [
    { key: 'media', group: 'Mediji i dokumenti', title: 'Media', path: '/media' },
    { key: 'documents', group: 'Mediji i dokumenti', title: 'Dokumenti', path: '/dokumenti-folderi' },
    { key: 'athletes', group: 'Sport', title: 'Sportaši', path: '/sportasi' },
    { key: 'medals', group: 'Sport', title: 'Medalje', path: '/medalje' },
  ];
  return <StartPage name="Ana Kovač" cards={cards} />;
}

export function WithoutName() {
  return <StartPage name="" cards={[]} />;
}
