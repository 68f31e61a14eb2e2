import 'prism-code-editor/autocomplete.css';
import {createCompletion} from 'react-docs-playground/completion';

import {hoverDelay} from '../../components/docs/Card/hoverDelay';
import {factText} from '../../components/docs/SampleTypes/factText';
import {loadFacts} from '../../components/docs/SampleTypes/loadFacts';
import type {Fact} from '../../content/sampleFacts';
import {isAvailable} from '../frame/packages';
import styles from './styles.module.css';

const paragraph = (text: string): HTMLElement => {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
};

/** What a card about a name shows. */
const card = (fact: Fact): HTMLElement[] => {
  const code = document.createElement('code');
  code.textContent = fact.code;
  const text = factText(fact);
  return [code, ...(text === '' ? [] : [paragraph(text)])];
};

/** Adds types on hover, and suggestions while typing, to an editor; once for each. */
export const add = createCompletion<Fact>({
  load: loadFacts,
  isKnown: (name) => /^@?remotion/u.test(name) && isAvailable(name),
  card,
  hoverDelay,
  className: styles.typed,
});
