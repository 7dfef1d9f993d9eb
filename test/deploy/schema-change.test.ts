import { describe, expect, it } from 'vitest'
import { takesAway } from '#dev/deploy/schema-change.ts'

describe('a migration', () => {
  it.each([
    [['alter table "runs" drop column "brief"'], /takes something away/],
    [['ALTER TABLE "runs" RENAME COLUMN "a" TO "b"'], /renames/],
    [['alter table runs alter column credits set data type bigint'], /type/],
    [['alter table runs alter column credits set not null'], /value/],
    [['alter table runs add column x text not null'], /filled/],
    [['create unique index "one" on "runs" ("brief")'], /forbids/],
    [['alter table "runs" add constraint "c" check (credits > 0)'], /forbids/],
    [['delete from runs where 1 = 1'], /deletes/],
    [['truncate runs'], /deletes/],
  ])('knows %j as what the running release cannot live with', (statements, why) => {
    expect(takesAway(statements)).toMatch(why)
  })

  it.each([
    [['alter table runs add column x text']],
    [["alter table runs add column x text not null default 'drop table runs'"]],
    [['create index "i" on "runs" ("brief")', '-- drop table runs\nselect 1']],
    [['create table "new" ("a" text not null)', 'create unique index "u" on "new" ("a")']],
    [
      [
        'alter table "runs" add column "x" uuid',
        'alter table "runs" add constraint "f" foreign key ("x") references "keys"("id")',
      ],
    ],
    [['drop index "i"']],
  ])('takes %j as what only adds', statements => {
    expect(takesAway(statements)).toBeNull()
  })
})
