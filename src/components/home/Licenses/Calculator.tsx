import {useId, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {NumberField} from '@site/src/components/products/NumberField';
import {withCommas} from '@site/src/components/products/withCommas';
import {estimateLicense, prices, type Usage} from '@site/src/data/pricing';

import styles from './styles.module.css';

const fields: {name: keyof Usage; label: string; min: number; max: number; step: number}[] = [
  {name: 'people', label: 'People in your company', min: 1, max: 100_000, step: 1},
  {name: 'seats', label: 'Developers who use Remotion', min: 0, max: 10_000, step: 1},
  {name: 'renders', label: 'Cloud renders per month', min: 0, max: 100_000_000, step: 1000},
  {
    name: 'conversions',
    label: 'WebCodecs conversions per month',
    min: 0,
    max: 100_000_000,
    step: 1000,
  },
];

const dollars = (amount: number): string => `$${withCommas(amount)}`;

const units = (count: number): string => `${count} ${count === 1 ? 'unit' : 'units'}`;

/** Initial values of the calculator. */
export const firstUsage: Usage = {people: 12, seats: 3, renders: 5000, conversions: 0};

interface Props {
  usage: Usage;
  onChange: (usage: Usage) => void;
}

/** What a for-profit company would pay per month, from the published prices. */
export function Calculator({usage, onChange}: Props): ReactNode {
  const id = useId();
  const {license, seats, isMinimum, total, ...costs} = estimateLicense(usage);
  return (
    <div className={styles.calculator} role="group" aria-labelledby={`${id}-name`}>
      <div className={styles.inputs}>
        <h3 id={`${id}-name`} className={styles.calculatorName}>
          Estimate for a company
        </h3>
        {fields.map(({name, label, min, max, step}) => (
          <div key={name} className={styles.field}>
            <label htmlFor={`${id}-${name}`}>{label}</label>
            <NumberField
              id={`${id}-${name}`}
              min={min}
              max={max}
              step={step}
              value={usage[name]}
              onChange={(value) => {
                onChange({...usage, [name]: value});
              }}
            />
          </div>
        ))}
      </div>
      <div className={styles.result}>
        <p className={styles.sum} role="status">
          <span className={styles.total}>{dollars(total)}</span>{' '}
          {license === 'free' ? 'with the free license' : 'per month, estimated'}
        </p>
        {license === 'company' && (
          <dl className={styles.parts}>
            <div>
              <dt>
                {usage.seats} × {dollars(prices.seat)} for seats
              </dt>
              <dd>{dollars(seats)}</dd>
            </div>
            <div>
              <dt>
                {units(costs.renderUnits)} of {withCommas(prices.rendersInUnit)} renders ×{' '}
                {dollars(prices.renderUnit)}
              </dt>
              <dd>{dollars(costs.renders)}</dd>
            </div>
            {costs.conversionUnits > 0 && (
              <div>
                <dt>
                  {units(costs.conversionUnits)} of {withCommas(prices.conversionsInUnit)}{' '}
                  conversions × {dollars(prices.conversionUnit)}
                </dt>
                <dd>{dollars(costs.conversions)}</dd>
              </div>
            )}
            {isMinimum && (
              <div>
                <dt>Minimum</dt>
                <dd>{dollars(prices.minimum)}</dd>
              </div>
            )}
          </dl>
        )}
        <p className={styles.small}>
          Prices as of early 2025: {dollars(prices.seat)} per seat, {dollars(prices.renderUnit)} per{' '}
          {withCommas(prices.rendersInUnit)} renders and {dollars(prices.conversionUnit)} per{' '}
          {withCommas(prices.conversionsInUnit)} conversions with{' '}
          <Link to="/docs/webcodecs">WebCodecs</Link>, with a minimum of {dollars(prices.minimum)}{' '}
          per month. Current terms:{' '}
          <Link href="https://remotion.pro/license">remotion.pro/license</Link>. Questions? See the{' '}
          <Link href="https://remotion.pro/faq">licensing FAQ</Link>.
        </p>
      </div>
    </div>
  );
}

/** The calculator with its own state, for pages without the tiers. */
export function LicenseCalculator(): ReactNode {
  const [usage, setUsage] = useState(firstUsage);
  return <Calculator usage={usage} onChange={setUsage} />;
}
