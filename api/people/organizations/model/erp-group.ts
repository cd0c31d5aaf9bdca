type ErpGroup = 'CNGN' | 'CNGE' | 'CGSB';

/** The ERP is Angolan: a company of Angola is national, any other foreign [domain 3]. `CGSB` stays as staff set it. */
export function erpGroupOf(country: string, current: ErpGroup | null = null): ErpGroup {
  if (current === 'CGSB') return current;
  return country === 'AO' ? 'CNGN' : 'CNGE';
}
