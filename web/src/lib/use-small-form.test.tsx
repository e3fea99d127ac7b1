import { Modal, TextInput } from '@mantine/core';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ApiError } from './api-client.ts';
import { useSmallForm } from './use-small-form.ts';

type Values = { title: string; place: string };

type Props = { send: (values: Values) => unknown; isDone?: boolean };

function Form({ send, isDone = false }: Props) {
  const form = useSmallForm<Values>({
    initial: { title: '', place: 'Split' },
    findProblems: ({ title, place }) => ({
      title: title === '' ? 'Upišite naslov.' : undefined,
      place: place === '' || undefined,
    }),
    send,
    isDone,
  });
  return (
    <form {...form.props}>
      <TextInput label="Naslov" {...form.field('title')} />
      <TextInput label="Mjesto" {...form.field('place')} />
      <p role="status" aria-label="Stanje">
        {form.isBusy ? 'Šalje se' : form.fault?.message}
      </p>
      <button type="submit">Pošalji</button>
    </form>
  );
}

async function openForm(send: Props['send'], isDone = false) {
  const screen = await renderScreen(<Form send={send} isDone={isDone} />);
  return {
    ...screen,
    title: screen.getByLabelText('Naslov'),
    place: screen.getByLabelText('Mjesto'),
    status: screen.getByRole('status', { name: 'Stanje' }),
    submit: screen.getByRole('button', { name: 'Pošalji' }),
  };
}

test('sends nothing while a field has a problem, and focuses the first one', async () => {
  const send = vi.fn();
  const { title, place, submit, getByText } = await openForm(send);
  await place.fill('');
  await submit.click();
  await expect.element(title).toHaveFocus();
  await expect.element(getByText('Upišite naslov.')).toBeVisible();
  await expect.element(place).toHaveAttribute('aria-invalid', 'true');

  await title.fill('Zlato');
  await expect.element(place).not.toHaveAttribute('aria-invalid', 'true');
  await submit.click();
  await expect.element(place).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('Enter sends the values once until the answer comes, and nothing more when the form is done', async () => {
  const answer = Promise.withResolvers<void>();
  const send = vi.fn(() => answer.promise);
  const { title, status } = await openForm(send);
  await title.fill('Zlato');
  await userEvent.keyboard('{Enter}');
  await expect.element(status).toHaveTextContent('Šalje se');
  await userEvent.keyboard('{Enter}');
  expect(send.mock.calls).toEqual([[{ title: 'Zlato', place: 'Split' }]]);
  answer.resolve();
  await expect.element(status).toBeEmptyDOMElement();
  const done = await openForm(send, true);
  await done.title.last().fill('Srebro');
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});

test('a refusal that names a field is shown there, with its text selected; another is the fault of the form', async () => {
  const errors = [
    { field: 'version', message: 'Nije u obrascu.' },
    { field: 'place', message: 'Toga mjesta nema.' },
  ];
  const send = vi.fn().mockRejectedValue(new Error('Nema veze.'));
  send.mockRejectedValueOnce(new ApiError(400, { message: 'Neispravno.', code: 'invalid-input', errors }));
  const { title, place, status, submit, getByText } = await openForm(send);
  await title.fill('Zlato');
  await submit.click();
  await expect.element(getByText('Toga mjesta nema.')).toBeVisible();
  await expect.element(place).toHaveFocus();
  await expect.element(status).toBeEmptyDOMElement();
  await userEvent.keyboard('Zadar');
  await expect.element(place).toHaveValue('Zadar');
  await expect.element(title).toHaveValue('Zlato');
  await expect.element(getByText('Toga mjesta nema.')).not.toBeInTheDocument();
  await submit.click();
  await expect.element(status).toHaveTextContent('Nema veze.');
  await expect.element(title).toHaveValue('Zlato');
  await title.fill('Srebro');
  await expect.element(status).toBeEmptyDOMElement();
});

test('a form in a dialog does not send the form around it', async () => {
  const send = vi.fn();
  const sendOuter = vi.fn();
  const { getByLabelText } = await renderScreen(
    <form onSubmit={sendOuter}>
      <Modal opened onClose={() => {}} title="Novi naslov">
        <Form send={send} />
      </Modal>
    </form>,
  );
  await getByLabelText('Naslov').fill('Zlato');
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  expect(sendOuter).not.toHaveBeenCalled();
});
