CREATE INDEX "profiles_hidden" ON "profiles" USING btree ("user_id") WHERE "profiles"."hide_from_leaderboard";
