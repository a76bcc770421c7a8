-- Rows that exist once.

insert into system_settings (id) values (1);
insert into review_settings (id) values (1);
insert into audit_chain values (1, 0, repeat('0', 64));
insert into scenarios (id, nome) values (0, 'Controle'), (1, 'Cenário A'), (2, 'Cenário B'), (3, 'Cenário C');
insert into report_months_position values (0);
insert into liability_positions (tabela) values ('entries'), ('redemptions');
