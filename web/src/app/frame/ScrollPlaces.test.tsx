import { type MouseEvent, useEffect, useState } from 'react';
import { Link, Route, Routes, useNavigate, useSearchParams } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { logInAs } from '#web/testing/log-in-as.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { Shell } from './Shell.tsx';

afterEach(() => window.scrollTo(0, 0));

const NUMBERS = Array.from({ length: 50 }, (_, place) => place + 1);

/** Fifty records, each with two links to the same address. `wait` delays their rows when the list opens again. */
function List({ wait }: { wait?: () => Promise<void> }) {
  const [address] = useSearchParams();
  const [isRead, setIsRead] = useState(wait === undefined);
  useEffect(() => void wait?.().then(() => setIsRead(true)), [wait]);
  return (
    <>
      <h1>Popis {address.get('stranica') ?? '1'}</h1>
      <Link to="/popis?stranica=2">Druga stranica</Link>
      <Link to="/zapis/1" state={{ scrollTop: 400 }}>
        Zapis u sredini
      </Link>
      {isRead && NUMBERS.map((number) => <Row key={number} number={number} />)}
    </>
  );
}

function Row({ number }: { number: number }) {
  return (
    <p style={{ height: 60 }}>
      <Link to={`/zapis/${number}`}>Zapis {number}</Link> <Link to={`/zapis/${number}`}>Uredi {number}</Link>
    </p>
  );
}

/** The Back button of a browser, which never takes the focus of the page. */
function Back() {
  const navigate = useNavigate();
  const goBack = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.blur();
    void navigate(-1);
  };
  return (
    <button type="button" onClick={goBack}>
      Natrag
    </button>
  );
}

async function openList(wait?: () => Promise<void>) {
  logInAs('tipfeler');
  const screen = await renderScreen(
    <>
      <div style={{ position: 'fixed', zIndex: 99 }}>
        <Back />
      </div>
      <Routes>
        <Route element={<Shell onLogOut={() => {}} />}>
          <Route path="/popis" element={<List {...(wait && { wait })} />} />
          <Route path="*" element={<h1 style={{ height: 3000 }}>Zapis</h1>} />
        </Route>
      </Routes>
    </>,
    { at: '/popis' },
  );
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.element(heading).toBeVisible();
  // A font that arrives later changes heights, and with them the place.
  await document.fonts.ready;
  const goBack = () => screen.getByRole('button', { name: 'Natrag' }).click();
  return { ...screen, goBack, heading };
}

async function scrollTo(top: number) {
  window.scrollTo(0, top);
  await expect.poll(() => window.scrollY).toBe(top);
}

/** Clicks without scrolling anything into view first. */
function follow(link: Locator) {
  (link.element() as HTMLElement).click();
}

test('the first screen is not laid out only to read its scroll position', async () => {
  const read = vi.spyOn(window, 'scrollY', 'get');
  await openList();
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

test('another screen opens at its top, and Back restores the place and the link that was followed', async () => {
  const { getByRole, goBack, heading } = await openList();
  await scrollTo(1500);
  follow(getByRole('link', { name: 'Uredi 30', exact: true }));
  await expect.element(heading).toHaveTextContent('Zapis');
  await expect.poll(() => window.scrollY).toBe(0);
  await scrollTo(700);
  await goBack();
  await expect.element(heading).toHaveTextContent('Popis 1');
  await expect.poll(() => window.scrollY).toBe(1500);
  await expect.element(getByRole('link', { name: 'Uredi 30', exact: true })).toHaveFocus();
});

/** Leaves the list at 1500 px, and returns while its rows are not there yet; `answer` brings them. */
async function returnEarly() {
  let gate = Promise.resolve();
  const screen = await openList(() => gate);
  const link = screen.getByRole('link', { name: 'Zapis 30' });
  await expect.element(link).toBeInTheDocument();
  await scrollTo(1500);
  follow(link);
  await expect.element(screen.heading).toHaveTextContent('Zapis');
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  await screen.goBack();
  await expect.element(screen.heading).toHaveTextContent('Popis 1');
  expect(window.scrollY).toBe(0);
  return { link, answer: resolve };
}

test('a navigation may say where the next screen opens, as that of a record that was just created', async () => {
  const { heading, getByRole } = await openList();
  await getByRole('link', { name: 'Zapis u sredini' }).click();
  await expect.element(heading).toHaveTextContent('Zapis');
  await expect.poll(() => window.scrollY).toBe(400);
});

test('waits for a list that is fetched again', async () => {
  const { link, answer } = await returnEarly();
  answer();
  await expect.poll(() => window.scrollY).toBe(1500);
  await expect.element(link).toHaveFocus();
});

test('gives up restoring the place when the user scrolls before the list has loaded', async () => {
  const { link, answer } = await returnEarly();
  window.dispatchEvent(new WheelEvent('wheel'));
  answer();
  await expect.element(link).toBeInTheDocument();
  // The browser reports the new size in the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(window.scrollY).toBe(0);
});

test('a step within the screen keeps the scroll place, and Back returns to where the step was taken', async () => {
  const { getByRole, goBack, heading } = await openList();
  getByRole('link', { name: 'Druga stranica' }).element().focus();
  await getByRole('link', { name: 'Druga stranica' }).click();
  await expect.element(heading).toHaveTextContent('Popis 2');
  await scrollTo(900);
  await goBack();
  await expect.element(heading).toHaveTextContent('Popis 1');
  await expect.poll(() => window.scrollY).toBe(0);
});

test('the focus of a menu entry that led away does not move to a link of the screen', async () => {
  const { getByRole, goBack, heading } = await openList();
  await scrollTo(600);
  await getByRole('link', { name: 'Stranice', exact: true }).click();
  await expect.element(heading).toHaveTextContent('Zapis');
  await goBack();
  await expect.poll(() => window.scrollY).toBe(600);
  expect(document.activeElement?.closest('main')).toBeNull();
});
