/** Named in every recipe: another engine, or templates that draw otherwise, give other bytes. Raised with each golden change. */
export const ENGINE = 'takumi-2.16.3/24'
