import {createRoot} from 'react-dom/client';
import {PageKeys} from 'docusaurus-page-keys';
import {KeySwitch} from 'docusaurus-page-keys/switch';
import {storageKey} from './siteKeys.js';

const load = async () => (await import('./answer.jsx')).answer;

createRoot(document.getElementById('keys')).render(<PageKeys characters="?npst" load={load} />);
createRoot(document.getElementById('switch')).render(
  <KeySwitch storageKey={storageKey} label="Letters" />,
);
