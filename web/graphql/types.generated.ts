export type CepStatus =
  | 'FOUND'
  | 'NOT_FOUND'
  | 'UNAVAILABLE';

export type ExportFormat =
  | 'CSV'
  | 'XLSX';

export type ExportListInput = {
  filter?: Record<string, unknown> | null | undefined;
  format: ExportFormat;
  list: string;
  options?: ListOptions | null | undefined;
  scope: ExportScope;
};

export type ExportScope =
  | 'ALL'
  | 'CURRENT';

export type ListOptions = {
  direction?: SortDirection | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
};

export type SignInInput = {
  cpf: string;
  senha: string;
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type StoreAudience =
  | 'CONSUMERS'
  | 'SELLERS';

export type UpdateOwnStaffProfileInput = {
  nome: string;
  senha?: string | null | undefined;
  senhaAntiga?: string | null | undefined;
};

export type ViewerKind =
  | 'CONSUMER'
  | 'SELLER'
  | 'STAFF';
