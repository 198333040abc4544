import type { Page } from '@playwright/test';
import { formSteps } from './form-steps.ts';
import { cardTo } from './search-steps.ts';

export const { field, choice, flag, chooseAddress } = formSteps('A hirdetés adatai');

/** The card of a property in a list. */
export const getPropertyCard = (page: Page, realEstateID: number) =>
  cardTo(page, `/ingatlan/${realEstateID}`);
