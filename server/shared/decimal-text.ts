/**
 * A decimal number as text: money in BRL, points or quantities. PostgreSQL's numeric(14,2) and GraphQL's Decimal carry it
 * unchanged. Results always show at least two decimals and never an exponent ('87.50').
 */
export type DecimalText = string;
