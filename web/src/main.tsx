import './app/global.css';
import './app/mantine-styles.ts';
import './app/fonts.css';
import './app/tokens.css';
// Before the screens, so that what a screen says of its own button stands over what the theme says of all.
import './app/theme.module.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { beginSessionCheck } from './app/SessionGate.tsx';

beginSessionCheck();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
