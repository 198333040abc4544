import { useNavigate, useSearchParams } from 'react-router-dom';

/** The filters of a list of bought packages, as the address has them; what is malformed there counts as absent. */
export type PurchaseFilters = {
  /** '' is any. */
  packageType: string;
  accommodationName: string;
  order: 'ASC' | 'DESC';
  page: number;
};

const isType = /^([1-9]|10|11)$/;
const isPage = /^[1-9]\d{0,5}$/;

const read = (params: URLSearchParams): PurchaseFilters => {
  const packageType = params.get('packageType') ?? '';
  const page = params.get('page') ?? '';
  return {
    packageType: isType.test(packageType) ? packageType : '',
    accommodationName: params.get('accommodationName') ?? '',
    order: params.get('order') === 'ASC' ? 'ASC' : 'DESC',
    page: isPage.test(page) ? Number(page) : 1,
  };
};

/** The filters as an address says them; what stands at its start value is left out. */
function write({ packageType, accommodationName, order, page }: PurchaseFilters): string {
  const params = new URLSearchParams({
    ...(packageType !== '' && { packageType }),
    ...(accommodationName.trim() !== '' && { accommodationName }),
    ...(order === 'ASC' && { order }),
    ...(page > 1 && { page: String(page) }),
  });
  return `?${params}`;
}

/** Filters, order and page live in the address, so that back, reload and sharing work. */
export function usePurchaseFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = read(params);
  return {
    filters,
    isFiltered: filters.packageType !== '' || filters.accommodationName.trim() !== '',
    /** Another choice begins at the first page. */
    change: (changes: Partial<PurchaseFilters>) =>
      void navigate({ search: write({ ...filters, page: 1, ...changes }) }, { preventScrollReset: true }),
    hrefOf: (page: number) => write({ ...filters, page }),
    /** Without filters; the order stays. */
    cleared: write({ ...filters, packageType: '', accommodationName: '', page: 1 }),
  };
}
