import { useState } from 'react';
import { Providers } from './Providers.tsx';
import { makeQueryClient } from './query-client.ts';
import { makeRouter } from './router.tsx';

export function App() {
  const [queryClient] = useState(makeQueryClient);
  const [router] = useState(() => makeRouter(queryClient));
  return <Providers queryClient={queryClient} router={router} />;
}
