// What pages take of the toolkit and of its reference.
import {findExport} from 'dts-api-model/model';

import {defineFact} from '../content/dependencies';
import {loadModel} from './loadApi';
import {readReferences} from './references';

/** The type of an export: `remotion#spring`. */
defineFact('type', (siteDir, ref) => findExport(loadModel(siteDir), ref));

/** The page of an export. */
defineFact('reference', (siteDir, ref) => readReferences(siteDir).get(ref)?.href);

/** The pages of all exports of an entry point. */
defineFact('references', (siteDir, entry) =>
  [...readReferences(siteDir)].flatMap(([ref, {href}]) =>
    ref.startsWith(`${entry}#`) ? [[ref, href]] : [],
  ),
);
