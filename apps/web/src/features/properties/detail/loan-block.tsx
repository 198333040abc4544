import type { PropertyDetail } from '@piacter/contracts/properties';
import { adTypes } from '@piacter/contracts/properties/values';
import { lazy, Suspense } from 'react';
import { thousandsToForints } from '../../../lib/format.ts';
import { useIsNear } from '../../../lib/use-is-near.ts';
import { Block } from '../../listings/detail/index.ts';
import { text } from './text.ts';

const LazyLoanBox = lazy(() => import('./loan-box.tsx').then((module) => ({ default: module.LoanBox })));

/** The monthly cost of a loan for what is sold, loaded when it comes near. */
export function LoanBlock({ property: { adType, price } }: { property: PropertyDetail }) {
  const { box, isNear } = useIsNear();
  const isSold = adType === adTypes.sale || adType === adTypes.saleOrSwap;
  if (!isSold || price === 0) return null;
  return (
    <div ref={box} data-print="hide">
      <Block title={text.loan}>
        {isNear && (
          <Suspense>
            <LazyLoanBox price={thousandsToForints(price)} />
          </Suspense>
        )}
      </Block>
    </div>
  );
}
