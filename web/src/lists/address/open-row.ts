import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** Value of the parameter while a new record is open. */
const NEW_ROW = 'dodaj';

/** The row that is open in a list: one of a record, of a new record, or none. */
export type OpenRow = {
  /** The id of the open record, as the address spells it; undefined for a new record or none. */
  recordKey: string | undefined;
  isNew: boolean;
  /** Shows the list without an open row; `savedRecord` marks the row of a record that was saved. */
  close: (state?: { savedRecord: number }) => void;
};

/** The open row from the parameter of the list's address, so that a link opens it and Back closes it. */
export function useOpenRow(param: string): OpenRow {
  const navigate = useNavigate();
  const { search } = useLocation();
  const value = new URLSearchParams(search).get(param) ?? undefined;
  const isNew = value === NEW_ROW;
  return {
    recordKey: isNew ? undefined : value,
    isNew,
    close: (state) => void navigate({ search: searchWithRow(search, param, undefined) }, { state: state ?? null }),
  };
}

type RowLink = { to: { search: string }; toggle: { search: string }; isOpen: boolean };

/** The address that opens a record, and `toggle`, which closes it when it is open. Without a key it opens a new record. */
export function useRowLink(param: string, key?: string | number): RowLink {
  const [address] = useSearchParams();
  const value = key === undefined ? NEW_ROW : String(key);
  const isOpen = address.get(param) === value;
  const open = { search: searchWithRow(address.toString(), param, value) };
  const closed = { search: searchWithRow(address.toString(), param, undefined) };
  return { to: open, toggle: isOpen ? closed : open, isOpen };
}

/** Whether the navigation closes the row, or opens another one. */
export function leavesRow(param: string) {
  type Address = { pathname: string; search: string };
  const openRowOf = ({ search }: Address) => new URLSearchParams(search).get(param);
  return (from: Address, to: Address) => from.pathname !== to.pathname || openRowOf(from) !== openRowOf(to);
}

/** Element id of the link that opens a row. */
export function rowLinkId(param: string, key?: string | number): string {
  return `${param}-${key ?? NEW_ROW}`;
}

/** The search of an address with another open row; without one where `value` is undefined. */
export function searchWithRow(search: string, param: string, value: string | undefined): string {
  const params = new URLSearchParams(search);
  if (value === undefined) params.delete(param);
  else params.set(param, value);
  return params.toString();
}
