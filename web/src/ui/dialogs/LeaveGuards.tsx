import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Blocker, type BlockerFunction, IDLE_BLOCKER, useBlocker } from 'react-router';

/** What asks, and about which navigation. */
type Asked = { guard: BlockerFunction; navigation: Parameters<BlockerFunction>[0] };

type Guards = { all: Set<BlockerFunction>; asked: Asked | undefined; blocker: Blocker };

const GuardsContext = createContext<Guards | undefined>(undefined);

/** A router asks only one blocker. This one asks all guards, the last one first: a drawer before the page below it. */
export function LeaveGuards({ children }: { children: ReactNode }) {
  const [all] = useState(() => new Set<BlockerFunction>());
  const [asked, setAsked] = useState<Asked>();
  const ask: BlockerFunction = useCallback(
    (navigation) => {
      const guard = [...all].findLast((one) => one(navigation));
      if (guard) setAsked({ guard, navigation });
      return guard !== undefined;
    },
    [all],
  );
  const blocker = useBlocker(ask);
  const guards = useMemo((): Guards => {
    if (!asked || blocker.state !== 'blocked') return { all, asked, blocker };
    const { guard, navigation } = asked;
    const proceed = () => {
      const others = [...all];
      const next = others.slice(0, others.indexOf(guard)).findLast((one) => one(navigation));
      if (next) setAsked({ guard: next, navigation });
      else blocker.proceed();
    };
    return { all, asked, blocker: { ...blocker, proceed } };
  }, [all, asked, blocker]);
  return <GuardsContext.Provider value={guards}>{children}</GuardsContext.Provider>;
}

/** As `useBlocker` of the router, for any number of components. */
export function useGuard(shouldBlock: BlockerFunction): Blocker {
  const guards = useContext(GuardsContext);
  if (!guards) throw new Error('useGuard needs LeaveGuards around it');
  const { all, asked, blocker } = guards;
  const latest = useRef(shouldBlock);
  const [guard] = useState((): BlockerFunction => (navigation) => latest.current(navigation));
  useLayoutEffect(() => {
    latest.current = shouldBlock;
  });
  useLayoutEffect(() => {
    all.add(guard);
    return () => void all.delete(guard);
  }, [all, guard]);
  return asked?.guard === guard ? blocker : IDLE_BLOCKER;
}
