import { MemberSupportResolver } from './support.resolver.ts';

export const resolvers = [MemberSupportResolver];
