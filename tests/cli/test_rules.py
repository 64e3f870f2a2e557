from tests.cli.conftest import Here


def test_rules_on_the_command_line(here: Here) -> None:
    whole = here("rules", "murano")
    assert whole.returncode == 0
    assert "M-END-1" in whole.stdout
    one = here("rules", "murano", "M-PASS-1")
    assert one.returncode == 0
    assert "M-PASS-1" in one.stdout
    assert "M-CH-40" not in one.stdout
    assert len(one.stdout.splitlines()) < 20
    row = here("rules", "murano", "m-ch-5")
    assert "M-CH-5" in row.stdout
    word = here("rules", "murano", "lighthouse")
    assert "M-SB-LIGHT" in word.stdout


def test_rules_that_are_not_there_suggest_others(here: Here) -> None:
    done = here("rules", "murano", "M-BUILT-1")
    assert (done.returncode, done.stdout) == (1, "")
    assert "M-BUILD-1" in done.stderr
