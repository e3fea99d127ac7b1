import { add, multiply, NOTHING, type Totals } from './totals.ts';

/** A value that is made after those that it needs. */
type Node = { needs: readonly Node[]; state: 'waiting' | 'open' | 'done'; finish: () => void };

/** The totals of an element, or of an id. */
export type Sum = Node & { totals: Totals };

/** What styles add: once, for each shape, and for each vertex. */
export type StyleSum = Node & { once: Totals; perShape: Totals; perVertex: Totals };

export function waitingSum(): Sum {
  return { needs: [], state: 'waiting', finish: () => {}, totals: NOTHING };
}

/** The worst of several sums, each total for itself. */
export function worstOf(sums: readonly Sum[]): Sum {
  const worst: Sum = { ...waitingSum(), needs: sums };
  const most = (field: keyof Totals) => sums.reduce((found, { totals }) => Math.max(found, totals[field]), 0);
  worst.finish = () => {
    worst.totals = { work: most('work'), shapes: most('shapes'), vertices: most('vertices'), length: most('length') };
  };
  return worst;
}

/** The sum of a style that draws these. `work` is its own. */
export function styleSum(
  work: number,
  drawn: { once: readonly Sum[]; perShape: readonly Sum[]; perVertex: readonly Sum[] },
): StyleSum {
  const style = waitingStyle([...drawn.once, ...drawn.perShape, ...drawn.perVertex]);
  const totalsOf = (sums: readonly Sum[]) => add(sums.map(({ totals }) => totals));
  style.finish = () => {
    style.once = add([{ ...NOTHING, work }, totalsOf(drawn.once)]);
    style.perShape = totalsOf(drawn.perShape);
    style.perVertex = totalsOf(drawn.perVertex);
  };
  return style;
}

/** Several styles together. */
export function joinStyles(styles: readonly StyleSum[]): StyleSum {
  const joined = waitingStyle(styles);
  joined.finish = () => {
    joined.once = add(styles.map(({ once }) => once));
    joined.perShape = add(styles.map(({ perShape }) => perShape));
    joined.perVertex = add(styles.map(({ perVertex }) => perVertex));
  };
  return joined;
}

/** Paint and markers are inherited, so they count for every shape and every vertex inside. */
export function applyStyle(totals: Totals, { once, perShape, perVertex }: StyleSum): Totals {
  const inside = add([totals, once]);
  const marked = add([inside, multiply(inside.vertices, perVertex)]);
  return add([marked, multiply(marked.shapes, perShape)]);
}

/** Finishes a sum and all that it needs, each once, however deep. False when a sum needs itself. */
export function finishInOrder(last: Node): boolean {
  const stack = [last];
  for (let node = stack.at(-1); node; node = stack.at(-1)) {
    if (node.state === 'waiting') {
      node.state = 'open';
      for (const need of node.needs) {
        if (need.state === 'open') return false;
        if (need.state === 'waiting') stack.push(need);
      }
    } else {
      stack.pop();
      if (node.state === 'open') node.finish();
      node.state = 'done';
    }
  }
  return true;
}

function waitingStyle(needs: readonly Node[]): StyleSum {
  return { needs, state: 'waiting', finish: () => {}, once: NOTHING, perShape: NOTHING, perVertex: NOTHING };
}
