import { useSearchParams } from 'react-router';

const PARAMETER = 'usporedi';

/** Whether the translation is shown next to the form, as the address of the screen defines, and its setter. */
export function useComparing(): [isComparing: boolean, setComparing: (isComparing: boolean) => void] {
  const [address, setAddress] = useSearchParams();
  const setComparing = (isComparing: boolean) =>
    setAddress(
      (present) => {
        const next = new URLSearchParams(present);
        if (isComparing) next.set(PARAMETER, 'da');
        else next.delete(PARAMETER);
        return next;
      },
      { replace: true },
    );
  return [address.get(PARAMETER) === 'da', setComparing];
}
